import { ComingScreen } from './coming-screen.tsx'

export default function GalleryUpload() {
  return <ComingScreen title="Upload pictures" />
}
