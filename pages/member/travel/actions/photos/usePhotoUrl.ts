import { useEffect, useState } from 'react'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { askPhoto } from '../action-calls.ts'

/** The address of a photo of this member's, for as long as it is shown; nobody else can read it. */
export function usePhotoUrl(actionId: string, photoId: string, width: number) {
  const { data, error, retry } = useAnswer(['photo', actionId, photoId, String(width)], () =>
    askPhoto({ id: actionId, photoId }, width),
  )
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { url, error, retry }
}
