/** Suggestions as a datalist. */
export const Offers = ({ id, offers }: { id: string; offers: readonly string[] }) => (
  <datalist id={id}>
    {offers.map((offer) => (
      <option key={offer} value={offer} />
    ))}
  </datalist>
)
