import { TextField } from '#renderer/form/TextField.tsx'

/** The credit, which is shown to readers. */
export const CreditField = () => (
  <TextField
    name="credit"
    label="クレジット"
    hint="撮影者や提供元。例：撮影／上田かなえ"
    required
    max={100}
  />
)
