export interface FeedbackTables {
  feedback: {
    id: string
    /** `null`: a guest. */
    person_id: string | null
    action: string
    topic: string
    email: string
    content: string
    /** In which the person reads an answer. */
    language: string
    /** The brand's name on the page it came from. */
    brand: string
    created_at: number
    /** `null` until whoever runs the server has been sent it. */
    forwarded_at: number | null
  }
}
