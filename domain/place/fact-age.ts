const OLD_AFTER_MS = 365 * 86_400_000

/** Whether facts were last checked more than 365 days before `now`; facts without a date are not old. */
export function factsAreOld(factCheckedAt: string | null, now: Date): boolean {
  return factCheckedAt !== null && now.getTime() - Date.parse(factCheckedAt) > OLD_AFTER_MS
}
