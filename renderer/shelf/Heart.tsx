/** An outlined ♡; the parent's styles fill it. */
export function Heart({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20C5.5 15.5 3 12.3 3 8.8a4.7 4.7 0 0 1 9-1.9 4.7 4.7 0 0 1 9 1.9c0 3.5-2.5 6.7-9 11.2Z" />
    </svg>
  )
}
