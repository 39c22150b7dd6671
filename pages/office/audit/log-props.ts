/** What a list of records is narrowed by, which stands in the address, and how that is changed. */
export type LogProps = {
  query: Record<string, string>
  onQuery: (next: Record<string, string>) => void
}
