export type SupervisorDraft = { name: string; title: string; profileUrl: string | null }

/** The supervisor with one part written anew; `null` when nothing of them is left. */
export function supervisorWith(
  supervisor: SupervisorDraft | null,
  key: keyof SupervisorDraft,
  typed: string,
): SupervisorDraft | null {
  const before = supervisor ?? { name: '', title: '', profileUrl: null }
  const next = { ...before, [key]: key === 'profileUrl' && typed === '' ? null : typed }
  return next.name || next.title || next.profileUrl ? next : null
}
