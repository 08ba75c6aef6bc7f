import { serve } from '../page/serve.ts'
import { subject } from '../subjects/ramify.ts'

serve(subject)
