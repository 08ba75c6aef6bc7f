import { serve } from '../page/serve.ts'
import { subject } from '../subjects/simple-mind-map.ts'

serve(subject)
