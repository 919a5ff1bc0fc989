/** What each market counts, as signs. */
export const criteria: Readonly<Record<string, readonly string[]>> = {
  house_pillar_set: ['house', 'pillar'],
  contract_cathedral_set: ['contract', 'cathedral'],
  fulfilled_contract: ['contract'],
  king: ['king'],
  contract_crest_set: ['contract', 'crest'],
  house: ['house'],
  upper_floor_character: ['upstairs'],
  crest: ['crest'],
  pillar: ['pillar'],
  filled_building: ['filled'],
  cathedral: ['cathedral'],
};
