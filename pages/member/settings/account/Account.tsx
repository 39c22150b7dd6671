import { MemberBlocks } from '../parts/MemberBlocks.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'
import { FederatedNote } from './FederatedNote.tsx'
import { PasswordMember } from './PasswordMember.tsx'
import { Sessions } from './Sessions.tsx'

/** `/@/settings/account`. Members of other providers have no password, second factor or passkey here. */
export const Account = () => (
  <SettingsFrame name="@settings-account">
    <MemberBlocks>
      {({ account, provider }) =>
        provider ? (
          <>
            <FederatedNote
              provider={provider}
              hasPassword={account.auths.some((auth) => auth.provider === 'Cognito')}
            />
            <Sessions />
          </>
        ) : (
          <PasswordMember accountId={account.id} />
        )
      }
    </MemberBlocks>
  </SettingsFrame>
)
