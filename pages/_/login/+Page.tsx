import { DevLogin } from './DevLogin.tsx'

/** Served on development servers only (worker/middleware/dev-only.ts). */
export function Page() {
  return (
    <>
      <h1>開発用ログイン</h1>
      <DevLogin />
    </>
  )
}
