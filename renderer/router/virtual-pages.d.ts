/** The pages by their ids, the folders of their files (vite.config.ts). */
declare module 'virtual:pages' {
  /** The hashes of their style sheets, divided by a space; development has none (scripts/build/page-styles.ts). */
  export const SHEETS: Partial<Record<string, string>>
  /** On the server, the beginnings of the class names of an occasional sheet by its hash, divided by spaces. */
  export const SHEET_CLASSES: Partial<Record<string, string>>
  type Value = {
    valueSerialized: { type: 'js-serialized'; value: unknown } | { exportValues: Record<string, unknown> }
  }
  /** In the browser, the modules that vike generates. */
  export const PAGES: Partial<
    Record<string, () => Promise<{ configValuesSerialized: Record<string, Value> }>>
  >
}
