import { KeyList } from '../../parts/KeyList.tsx'
import { BODY_KEY_HELP } from '../keys/key-table.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** The keys of the body. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <EditorDialog title="キーボードの使いかた" onClose={onClose}>
    <p>Macでは、CtrlのかわりにCommandを使います。</p>
    {BODY_KEY_HELP.map((group) => (
      <KeyList key={group.label} {...group} />
    ))}
  </EditorDialog>
)
