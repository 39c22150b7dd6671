/** The pages by their ids, the folders of their files, with the module that vike generates of each (vite.config.ts). */
declare module 'virtual:pages' {
  type Value = {
    valueSerialized: { type: 'js-serialized'; value: unknown } | { exportValues: Record<string, unknown> }
  }
  export const PAGES: Partial<
    Record<string, () => Promise<{ configValuesSerialized: Record<string, Value> }>>
  >
}
