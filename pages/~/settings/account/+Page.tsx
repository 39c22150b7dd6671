import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'

const Account = lazyPart(() => import('./Account.tsx').then(({ Account }) => Account))

export const Page = () => (
  <SettingsFrame name="@settings-account">
    <Account />
  </SettingsFrame>
)
