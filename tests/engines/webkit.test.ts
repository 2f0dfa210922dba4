import { webkit } from '../support/engines/webkit.ts'
import { journey } from './journey.ts'

journey(webkit, 'jpeg')
