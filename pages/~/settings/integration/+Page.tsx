import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'

const Integration = lazyPart(() => import('./Integration.tsx').then(({ Integration }) => Integration))

export const Page = () => (
  <SettingsFrame name="@settings-integration">
    <Integration />
  </SettingsFrame>
)
