export { FeedbackPage } from './FeedbackPage.tsx'
export { feedbackActions } from './feedback-actions.ts'
