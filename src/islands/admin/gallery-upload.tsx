import { useEffect } from 'react'
import { canStoreFiles, openUploads } from '../../stores/uploads.ts'
import styles from '../../styles/upload.css?url&no-inline'
import { AdminPage } from './admin-page.tsx'
import { SessionBanner } from './form/session-banner.tsx'
import { AddByAddress } from './gallery-upload/add-by-address.tsx'
import { DropZone } from './gallery-upload/drop-zone.tsx'
import { PictureList } from './gallery-upload/picture-list.tsx'
import { UploadList } from './gallery-upload/upload-list.tsx'

/** The screen that fills the gallery and keeps its words in order (/admin/gallery). */
export default function GalleryUpload() {
  useEffect(() => void openUploads(), [])
  return (
    <AdminPage title="Upload pictures">
      <link rel="stylesheet" href={styles} precedence="admin" />
      <SessionBanner />
      {canStoreFiles ? (
        <DropZone />
      ) : (
        <p className="lead">
          This site’s Firebase project has no Storage bucket, so there is no place for files. Pictures that already lie
          somewhere on the web, such as in a shared drive, can be added by their address.
        </p>
      )}
      <AddByAddress />
      <UploadList />
      <PictureList />
    </AdminPage>
  )
}
