import { serve } from '../page/serve.ts'
import { subject } from '../subjects/mind-elixir.ts'

serve(subject)
