import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const ReceivedMail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
})
type ReceivedMail = z.infer<typeof ReceivedMail>

/** A service that receives mails like the local outbox, to test its failures. */
export type MailService = {
  address: string
  /** The accepted mails, in order. */
  mails: ReceivedMail[]
  /** What is answered for an address: a status; `cut`: the connection ends without an answer. */
  answer: (to: string) => number | 'cut' | Promise<number | 'cut'>
  stop: () => void
}

export const startMailService = async (): Promise<MailService> => {
  const service: MailService = { address: '', mails: [], answer: () => 201, stop: () => {} }
  const server = createServer(async (request, response) => {
    const mail = ReceivedMail.parse(await json(request))
    const answer = await service.answer(mail.to)
    if (answer === 'cut') return void request.socket.destroy()
    if (answer < 300) service.mails.push(mail)
    response.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
  })
  // Longer than the Worker keeps a connection: a connection that closes while it is reused loses the request.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/outbox/mails`
  service.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return service
}
