export { texSetter } from './tex-setter.ts'
