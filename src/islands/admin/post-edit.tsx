import { ComingScreen } from './coming-screen.tsx'

export default function PostEdit() {
  return <ComingScreen title="Edit posts" />
}
