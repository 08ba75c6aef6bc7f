import { event } from './event.ts'

/** Events that start a process, happen in it, or end it. */
export const events = [
  event('bpmn-start', 'start'),
  event('bpmn-start-message', 'start', 'message'),
  event('bpmn-start-timer', 'start', 'timer'),
  event('bpmn-start-conditional', 'start', 'conditional'),
  event('bpmn-start-signal', 'start', 'signal'),
  event('bpmn-intermediate', 'intermediate'),
  event('bpmn-intermediate-message', 'intermediate', 'message'),
  event('bpmn-intermediate-timer', 'intermediate', 'timer'),
  event('bpmn-intermediate-conditional', 'intermediate', 'conditional'),
  event('bpmn-intermediate-signal', 'intermediate', 'signal'),
  event('bpmn-intermediate-error', 'intermediate', 'error'),
  event('bpmn-intermediate-escalation', 'intermediate', 'escalation'),
  event('bpmn-intermediate-compensation', 'intermediate', 'compensation'),
  event('bpmn-intermediate-link', 'intermediate', 'link'),
  event('bpmn-end', 'end'),
  event('bpmn-end-message', 'end', 'message'),
  event('bpmn-end-error', 'end', 'error'),
  event('bpmn-end-escalation', 'end', 'escalation'),
  event('bpmn-end-signal', 'end', 'signal'),
  event('bpmn-end-compensation', 'end', 'compensation'),
  event('bpmn-end-terminate', 'end', 'terminate'),
]
