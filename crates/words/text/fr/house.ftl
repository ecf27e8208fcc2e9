# A server with tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia tourne à l’adresse { $address }
house-phones = Depuis d’autres appareils de ce réseau :
house-only-here = Seul cet ordinateur y a accès. Pour les autres : loggia serve --listen 0.0.0.0:{ $port }
house-stop = Ctrl-C pour arrêter ; rien n’est perdu.
house-stopping = Arrêt en cours…
house-stopped = Arrêté. Les tables reprendront ici la prochaine fois.
house-copied = { $count ->
    [one] { $count } table est copiée dans { $file }.
   *[other] { $count } tables sont copiées dans { $file }.
}
house-restored = { $count ->
    [one] { $count } table est restaurée dans { $place }.
   *[other] { $count } tables sont restaurées dans { $place }.
}
