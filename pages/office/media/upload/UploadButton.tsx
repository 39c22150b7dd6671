import type { ChangeEvent } from 'react'
import styles from './UploadButton.module.css'

type Props = {
  children: string
  /** Opens the camera, where the device has one. */
  isCamera?: boolean
  onFiles: (files: File[]) => void
}

/** Selects one or more pictures. */
export function UploadButton({ children, isCamera = false, onFiles }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Allows selecting the same file again.
    currentTarget.value = ''
    onFiles(files)
  }
  return (
    <label
      className={`${styles.button} focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ai hover:underline hover:underline-offset-[0.25em] ${isCamera ? styles.camera : ''}`}
    >
      {/* `image/*`: iPhones then convert HEIC to JPEG. */}
      <input
        className="absolute inset-0 size-full cursor-pointer opacity-0"
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
