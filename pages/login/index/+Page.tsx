import { Login } from './Login.tsx'

export function Page() {
  return <Login />
}
