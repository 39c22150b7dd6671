/** Tells password managers whose password follows (https://web.dev/articles/sign-in-form-best-practices). */
export function HiddenUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}
