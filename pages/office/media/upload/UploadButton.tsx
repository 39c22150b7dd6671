import type { ChangeEvent } from 'react'
import styles from './UploadButton.module.css'

type Props = {
  children: string
  /** Straight to the camera, where the device has one. */
  isCamera?: boolean
  onFiles: (files: File[]) => void
}

/** Chooses pictures, several at once. */
export function UploadButton({ children, isCamera = false, onFiles }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // The same file can be chosen again after it was given up.
    currentTarget.value = ''
    onFiles(files)
  }
  return (
    <label className={`${styles.button} ${isCamera ? styles.camera : ''}`}>
      {/* All pictures: iPhones then make JPEGs of what they keep as HEIC. */}
      <input
        className={styles.file}
        type="file"
        accept="image/*"
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        onChange={choose}
      />
      {children}
    </label>
  )
}
