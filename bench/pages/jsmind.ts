import { serve } from '../page/serve.ts'
import { subject } from '../subjects/jsmind.ts'

serve(subject)
