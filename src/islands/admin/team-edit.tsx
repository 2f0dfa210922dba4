import { ComingScreen } from './coming-screen.tsx'

export default function TeamEdit() {
  return <ComingScreen title="Edit the team" />
}
