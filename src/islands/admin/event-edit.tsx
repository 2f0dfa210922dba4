import { ComingScreen } from './coming-screen.tsx'

export default function EventEdit() {
  return <ComingScreen title="Edit events" />
}
