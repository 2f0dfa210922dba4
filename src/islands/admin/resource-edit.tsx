import { ComingScreen } from './coming-screen.tsx'

export default function ResourceEdit() {
  return <ComingScreen title="Edit resources" />
}
