import { endpoint } from '#renderer/api/endpoint.ts'
import { HttpError } from '#renderer/api/http.ts'
import { refusal } from '#renderer/api/refusal.ts'
import { type Upload, upload } from '#renderer/api/upload.ts'

const putFile = endpoint('PUT /travel/actions/:id/photos/:photoId')

type Sending = Omit<Upload, 'file'> & { actionId: string; photoId: string; photo: Blob }

/** Uploads a photo of a record; idempotent. Throws the server's refusal, a `FetchError`, or the abort reason. */
export async function sendPhoto({ actionId, photoId, photo, ...sending }: Sending): Promise<void> {
  const call = putFile({ param: { id: actionId, photoId } })
  await upload(call, { ...sending, file: photo, type: photo.type }).catch((error) => {
    throw error instanceof HttpError ? refusal(error, false) : error
  })
}
