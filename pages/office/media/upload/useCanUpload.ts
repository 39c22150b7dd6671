import { grantedScope } from '#domain/account/granted-scope.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'

export const useCanUpload = (): boolean => {
  const { account } = useAccount()
  return account !== null && grantedScope(account.role.permissions, 'create', 'media') !== null
}
