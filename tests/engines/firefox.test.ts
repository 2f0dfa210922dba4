import { firefox } from '../support/engines/firefox.ts'
import { journey } from './journey.ts'

journey(firefox, 'webp')
