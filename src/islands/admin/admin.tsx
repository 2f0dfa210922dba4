import { ComingScreen } from './coming-screen.tsx'

export default function Admin() {
  return <ComingScreen title="Dashboard" />
}
