import { useEffect, useState } from 'react'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { fetchPhoto } from '../action-calls.ts'

/** An object URL of a member's photo while it is shown; it requires the session. */
export function usePhotoUrl(actionId: string, photoId: string, width: number) {
  const { data, error, retry } = useAnswer(['photo', actionId, photoId, String(width)], () =>
    fetchPhoto({ id: actionId, photoId }, width),
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
