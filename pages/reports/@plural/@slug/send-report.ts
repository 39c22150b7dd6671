import type { ReportState } from '#domain/content/report-input.ts'
import type { ReportedPage } from '#domain/content/report-path.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { requestPublic } from '#renderer/api/request-public.ts'
import { splitRefusal } from '#renderer/form/refusal.ts'

/** Sends the report in a form, and returns what became of it. */
export async function sendReport(
  { kind, slug }: ReportedPage,
  form: HTMLFormElement,
  offlineText: string,
): Promise<ReportState> {
  const postReport = endpoint('POST /reports', undefined, { offlineText })
  const data = new FormData(form)
  const typed = (name: string) => String(data.get(name) ?? '')
  const [text, passage, email, website] = ['text', 'passage', 'email', 'website'].map(typed)
  try {
    await requestPublic(postReport({ json: { kind, slug, text: text ?? '', passage, email, website } }))
    return { isSent: true }
  } catch (error) {
    const { fields, lines } = splitRefusal(error, (name) => form.elements.namedItem(name) !== null)
    return {
      isSent: false,
      errors: [
        ...fields.map(({ name, message }) => ({ field: name, message })),
        ...lines.map((message) => ({ message })),
      ],
    }
  }
}
