import { serve } from '../page/serve.ts'
import { subject } from '../subjects/floor/floor.ts'

serve(subject)
