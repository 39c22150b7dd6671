import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'

const Leave = lazyPart(() => import('./Leave.tsx').then(({ Leave }) => Leave))

export const Page = () => (
  <SettingsFrame name="@settings-leave">
    <Leave />
  </SettingsFrame>
)
